export { CourseEnrolments } from './components/courseParts.ts';
export { OwnRegistrations } from './components/OwnRegistrations.tsx';
export { useOwnRegistrations } from './queries/useOwnRegistrations.ts';
export { lessonKey } from './view/registrationTexts.ts';
