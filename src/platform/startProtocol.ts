/** Event on the document: React has taken over the page that the server rendered. */
export const takenOver = 'clubpoort:taken-over';

/** Attribute of the root element in a browser with a login mark, until the page knows who the person is. */
export const mayBeLoggedIn = 'data-may-be-logged-in';

/** Attribute of a button that was pressed before its page could react. */
export const isWaiting = 'data-waiting';
