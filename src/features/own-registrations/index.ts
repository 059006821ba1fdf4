export { CourseEnrolments } from './components/CourseEnrolments.tsx';
export { OwnRegistrations } from './components/OwnRegistrations.tsx';
export { useOwnRegistrations } from './queries/useOwnRegistrations.ts';
