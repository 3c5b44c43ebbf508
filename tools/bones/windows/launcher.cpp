// bones-check.exe starts the bones.exe beside it under its own name, and bones.exe runs the tool of
// that name. It does not use the C++ library, so that it stays small.
#include <windows.h>

namespace {

constexpr DWORD longest = 32768;  // of a path and of a command line, in characters
constexpr UINT failed = 2;

wchar_t self[longest], program[longest], line[longest];

/// The rest of a command line after its first word.
const wchar_t* after_first_word(const wchar_t* text) {
    bool quoted = false;
    for (; *text != 0 && (quoted || (*text != L' ' && *text != L'\t')); ++text)
        if (*text == L'"') quoted = !quoted;
    return text;
}

[[noreturn]] void fail(const char* message) {
    DWORD written = 0;
    WriteFile(GetStdHandle(STD_ERROR_HANDLE), message, static_cast<DWORD>(lstrlenA(message)),
              &written, nullptr);
    ExitProcess(failed);
}

}  // namespace

int main() {
    const DWORD size = GetModuleFileNameW(nullptr, self, longest);
    if (size == 0 || size >= longest) fail("bones: the path of this program is too long\n");
    const wchar_t* name = self;
    for (const wchar_t* at = self; *at != 0; ++at)
        if (*at == L'\\') name = at + 1;
    const wchar_t* rest = after_first_word(GetCommandLineW());
    if (lstrlenW(name) + lstrlenW(rest) + 3 >= static_cast<int>(longest))
        fail("bones: the command line is too long\n");
    lstrcpynW(program, self, static_cast<int>(name - self) + 1);
    lstrcatW(program, L"bones.exe");
    lstrcpyW(line, L"\"");
    lstrcatW(line, name);
    lstrcatW(line, L"\"");
    lstrcatW(line, rest);
    SetConsoleCtrlHandler(nullptr, TRUE);  // Ctrl-C belongs to the other program, which resets this
    STARTUPINFOW start{};
    start.cb = sizeof start;
    PROCESS_INFORMATION process{};
    if (CreateProcessW(program, line, nullptr, nullptr, TRUE, 0, nullptr, nullptr, &start,
                       &process) == 0)
        fail("bones: cannot start bones.exe, which must be in the same folder\n");
    WaitForSingleObject(process.hProcess, INFINITE);
    DWORD status = failed;
    GetExitCodeProcess(process.hProcess, &status);
    ExitProcess(status);
}
