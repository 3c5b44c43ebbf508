// The panel beside the page that explains a code, a clause or a game.
import { button, byId, h } from './dom';
import type { Engine } from './engine';
import { rendered } from './markdown';
import { t } from './texts';

export async function explain(engine: Engine, what: string) {
    const panel = byId('explanation');
    const opener = document.activeElement;
    const page = await engine.explain(what);
    const close = () => {
        panel.hidden = true;
        document.body.classList.remove('explains');
        if (opener instanceof HTMLElement) opener.focus();
    };
    panel.replaceChildren(
        h('header', { class: 'row' }, h('h2', {}, t().explain.title), button('✕', close, { class: 'quiet', 'aria-label': t().close })),
        h('div', { class: 'page-text', lang: 'en' }, ...(page === null ? [h('p', {}, t().explain.unknown(what))] : rendered(page))),
    );
    panel.hidden = false;
    panel.onkeydown = (event) => {
        if (event.key === 'Escape') close();
    };
    document.body.classList.add('explains');
    panel.scrollTop = 0;
    panel.querySelector('button')!.focus();
}
