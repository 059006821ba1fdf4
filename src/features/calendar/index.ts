export { dayHeading } from './view/dayHeading.ts';
export { moveInMonth } from './view/moveInMonth.ts';
