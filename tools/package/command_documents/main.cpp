// Usage: command-documents manual VERSION SEE_ALSO (the first tree), or bash|zsh|fish (all trees).
// Standard input has one tree on each line, as the tools print them for --help-tree.
#include <exception>
#include <iostream>

#include "tools/package/command_documents/documents.hpp"

int main(int argc, char** argv) {
    using namespace bones::documents;
    try {
        const std::vector<std::string> words(argv + 1, argv + argc);
        std::vector<Json> trees;
        for (std::string line; std::getline(std::cin, line);) trees.push_back(Json::parse(line));
        if (trees.empty()) throw std::invalid_argument("there is nothing to read");
        if (words.size() == 3 && words[0] == "manual")
            std::cout << manual_page(trees.front(), words[1], words[2]);
        else if (words.size() == 1)
            std::cout << completion(words[0], trees);
        else
            throw std::invalid_argument("write manual VERSION SEE_ALSO, bash, zsh or fish");
        return std::cout.flush() ? 0 : 2;
    } catch (const std::exception& error) {
        std::cerr << "command-documents: " << error.what() << '\n';
        return 2;
    }
}
