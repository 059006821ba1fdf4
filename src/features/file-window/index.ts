export { windowLink } from './state/windowLink.ts';
