import { PreviewFrame } from '../../features/preview/components/PreviewFrame.tsx';

export function PreviewFrameRoute() {
  return <PreviewFrame />;
}
