// The editor of a record: CodeMirror within a shadow root, whose styles the page's policy allows.
import { defaultKeymap, history, historyKeymap, isolateHistory, undo } from '@codemirror/commands';
import { setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers, placeholder } from '@codemirror/view';

export interface Mark {
    from: number;
    to: number;
    severity: Diagnostic['severity'];
    message: string;
    fix: { label: string; apply(): void } | null;
}

/** Colours are those of the page. */
const theme = EditorView.theme({
    '&': { height: '100%', fontSize: '15px', color: 'var(--ink)', backgroundColor: 'var(--card)' },
    '&.cm-focused': { outline: '3px solid var(--accent)', outlineOffset: '-1px' },
    '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.6', overflow: 'auto' },
    '.cm-content': { caretColor: 'var(--ink)', padding: '10px 0' },
    '.cm-cursor': { borderLeftColor: 'var(--ink)' },
    '.cm-gutters': { backgroundColor: 'var(--card)', color: 'var(--soft)', border: 'none' },
    '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--accent-soft)' },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': { backgroundColor: 'var(--selection)' },
    '.cm-placeholder': { color: 'var(--soft)' },
    '.cm-lintRange': { backgroundImage: 'none', paddingBottom: '0', textDecoration: 'underline wavy 1.5px', textUnderlineOffset: '3px' },
    '.cm-lintRange-error': { textDecorationColor: 'var(--bad)' },
    '.cm-lintRange-warning': { textDecorationColor: 'var(--warn)' },
    '.cm-lintRange-info': { textDecorationStyle: 'dotted', textDecorationColor: 'var(--soft)' },
    '.cm-tooltip': { backgroundColor: 'var(--card)', color: 'var(--ink)', border: '1px solid var(--line)', borderRadius: '8px', maxWidth: 'min(32rem, 90vw)' },
    '.cm-diagnostic': { fontFamily: 'var(--sans)', fontSize: '14px', padding: '6px 10px' },
    '.cm-diagnostic-error': { borderLeftColor: 'var(--bad)' },
    '.cm-diagnostic-warning': { borderLeftColor: 'var(--warn)' },
    '.cm-diagnostic-info': { borderLeftColor: 'var(--soft)' },
    '.cm-diagnosticAction': { backgroundColor: 'var(--accent)', color: 'var(--on-accent)', borderRadius: '6px', padding: '3px 8px' },
});

export class Editor {
    private readonly view: EditorView;
    private quiet = false;

    constructor(
        host: HTMLElement,
        private readonly typed: (text: string) => void,
        private readonly label: () => { name: string; empty: string },
    ) {
        const root = host.attachShadow({ mode: 'open' });
        this.view = new EditorView({ root, parent: root, state: this.state('') });
    }

    private state(text: string): EditorState {
        const { name, empty } = this.label();
        return EditorState.create({
            doc: text,
            extensions: [
                lineNumbers(),
                history(),
                drawSelection(),
                highlightActiveLine(),
                EditorView.lineWrapping,
                placeholder(empty),
                keymap.of([...defaultKeymap, ...historyKeymap]),
                EditorView.contentAttributes.of({ 'aria-label': name, tabindex: '0', spellcheck: 'false', autocapitalize: 'off', autocorrect: 'off' }),
                EditorView.updateListener.of((update) => {
                    if (update.docChanged && !this.quiet) this.typed(this.text);
                }),
                theme,
            ],
        });
    }

    get text() {
        return this.view.state.doc.toString();
    }

    /** Another file: what was undone in the last one is forgotten. */
    open(text: string) {
        this.view.setState(this.state(text));
    }
    /** The same file with another text, which can be undone. */
    replace(text: string) {
        if (text !== this.text) this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: text }, annotations: isolateHistory.of('full') });
    }
    /** The text as it is elsewhere. */
    follow(text: string) {
        this.quiet = true;
        this.replace(text);
        this.quiet = false;
    }
    change(from: number, to: number, insert: string) {
        this.view.dispatch({ changes: { from, to, insert }, selection: { anchor: from + insert.length }, scrollIntoView: true, annotations: isolateHistory.of('full') });
    }
    undo() {
        undo(this.view);
        this.view.focus();
    }
    show(from: number, to: number) {
        this.view.dispatch({ selection: { anchor: from, head: to }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
        this.view.focus();
    }
    mark(marks: Mark[]) {
        const length = this.view.state.doc.length;
        const diagnostics = marks.map(({ from, to, severity, message, fix }): Diagnostic => ({
            from: Math.min(from, length),
            to: Math.min(to, length),
            severity,
            message,
            actions: fix === null ? [] : [{ name: fix.label, apply: () => fix.apply() }],
        }));
        this.view.dispatch(setDiagnostics(this.view.state, diagnostics));
    }
}
