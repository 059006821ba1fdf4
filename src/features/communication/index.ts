export { UnreadCount } from './components/UnreadCount.tsx';
