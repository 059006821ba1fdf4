export { dayHeading } from './view/dayNames.ts';
