export { showNotice } from './state/noticesStore.ts';
