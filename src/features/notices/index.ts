export { clearNotices, forgetNotices, showNotice, showNoticeOnNextScreen } from './state/noticesStore.ts';
