export { ManagerLinks } from './components/ManagerLinks.tsx';
