export { PreviewLink } from './components/PreviewLink.tsx';
