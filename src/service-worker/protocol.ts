/** What a page tells a worker that waits, so that it takes the place of the one before. */
export const takeOver = 'clubpoort:take-over';

export const offlinePage = '/offline.html';
