// The language of the page: the reader's choice, else that of the browser.
import { en, type Texts } from './texts/en';
import { es } from './texts/es';
import * as store from './store';

const languages: Record<string, Texts> = { en, es };
let chosen = store.read('language') ?? navigator.language.slice(0, 2);
if (!(chosen in languages)) chosen = 'en';

/** The texts in the language that is chosen. */
export const t = (): Texts => languages[chosen] ?? en;
export const language = () => chosen;
export const names = () => Object.entries(languages).map(([code, texts]) => ({ code, name: texts.language }));
export function choose(code: string) {
    chosen = code;
    store.write('language', code);
}
