export { dayHeading } from './view/dayHeading.ts';
