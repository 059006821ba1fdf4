/** Event on the document: React handles input from now on, on a hydrated page and on a page that starts in the browser. */
export const takenOverEvent = 'clubpoort:taken-over';

/** The id of the element with the state of a page that the server rendered. */
export const renderedPageId = 'pagina';

/** Attribute of the element with the page while it holds what the server drew around a member's screen. */
export const openingMark = 'data-opening';

/** Attribute of the root element while a page that the server rendered is replaced by the shell. */
export const startsAnewMark = 'data-starts-anew';

/** Attribute of a button that was pressed before its page could react. */
export const waitingMark = 'data-waiting';
