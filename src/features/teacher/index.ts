export { UnsentAttendance } from './components/UnsentAttendance.tsx';
