// Elements made and found.
type Child = Node | string | null | false | undefined;
type Attributes = Record<string, string | number | boolean | EventListener | null | undefined>;

function fill(element: Element, attributes: Attributes, children: Child[]) {
    for (const [name, value] of Object.entries(attributes)) {
        if (value === null || value === undefined || value === false) continue;
        if (typeof value === 'function') element.addEventListener(name.slice(2), value);
        else element.setAttribute(name, value === true ? '' : String(value));
    }
    element.append(...children.filter((child): child is Node | string => child !== null && child !== undefined && child !== false));
}

/** An element; attributes that begin with `on` are listeners. */
export function h<Name extends keyof HTMLElementTagNameMap>(name: Name, attributes: Attributes = {}, ...children: Child[]) {
    const element = document.createElement(name);
    fill(element, attributes, children);
    return element;
}

const svgSpace = 'http://www.w3.org/2000/svg';
export function svg(name: string, attributes: Attributes = {}, ...children: Child[]) {
    const element = document.createElementNS(svgSpace, name);
    fill(element, attributes, children);
    return element;
}

/** An SVG element that the engine drew. */
export function drawn(markup: string): Element {
    return new DOMParser().parseFromString(markup.replace('<svg ', `<svg xmlns="${svgSpace}" `), 'image/svg+xml').documentElement;
}

export function byId<T extends HTMLElement = HTMLElement>(id: string): T {
    const element = document.getElementById(id);
    if (element === null) throw new Error(`no element ${id}`);
    return element as T;
}

export function button(label: Child, press: () => unknown, attributes: Attributes = {}) {
    return h('button', { type: 'button', onclick: () => void press(), ...attributes }, label);
}

/** Calls a function after the last of several calls in quick succession. */
export function delayed(milliseconds: number, run: () => unknown) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    return () => {
        clearTimeout(timer);
        timer = setTimeout(run, milliseconds);
    };
}
