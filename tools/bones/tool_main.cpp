// The main function of one tool. CMake says which function of the tool it calls.
int BONES_MAIN(int argc, char** argv);

int main(int argc, char** argv) {
    return BONES_MAIN(argc, argv);
}
