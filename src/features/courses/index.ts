export { MemberPicker } from './components/enrolment/MemberPicker.tsx';
export { UpcomingCourses } from './components/UpcomingCourses.tsx';
export { useClubCourses } from './queries/useClubCourses.ts';
export { scheduleOfTariff } from './view/scheduleOfTariff.ts';
