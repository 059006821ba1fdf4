export { clearNotices, showNotice } from './state/noticesStore.ts';
