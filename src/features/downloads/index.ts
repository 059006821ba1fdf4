export { useDownload } from './queries/useDownload.ts';
