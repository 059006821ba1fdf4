export { TeachersDay } from './components/lazyTeachersDay.ts';
export { UnsentAttendance } from './components/UnsentAttendance.tsx';
