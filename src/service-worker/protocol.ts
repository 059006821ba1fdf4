/** Message from a page that tells a waiting worker to replace the active one. */
export const takeOver = 'clubpoort:take-over';

export const offlinePage = '/offline.html';
