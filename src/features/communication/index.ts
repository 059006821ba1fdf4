export { MessageBody } from './components/MessageBody.tsx';
export { UnreadCount } from './components/UnreadCount.tsx';
