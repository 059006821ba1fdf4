export { useDownload } from './queries/useDownload.ts';
export { useWindowLink } from './state/useWindowLink.ts';
