/** Event on the document: React handles input from now on, on a hydrated page and on a page that starts in the browser. */
export const takenOverEvent = 'clubpoort:taken-over';

/** The id of the element with the state of a page that the server rendered. */
export const renderedPageId = 'pagina';

/** Attribute of the element with the page while it holds what the server drew around a member's screen. */
export const openingMark = 'data-opening';

/** Attribute of the root element while a page that the server rendered is replaced by the shell. */
export const startsAnewMark = 'data-starts-anew';

/** Attribute of the root element while a rendered page keeps the place of the sidebar free, which appears once React has taken over. */
export const sidebarMark = 'data-awaits-sidebar';

/** Attribute of a button that was pressed before its page could react. */
export const waitingMark = 'data-waiting';

/** Event on the document: scripts that the page needs did not load. What the server rendered stays. */
export const notLoadedEvent = 'clubpoort:not-loaded';

/** The id of the hidden bar that says so. */
export const notLoadedId = 'niet-geladen';
