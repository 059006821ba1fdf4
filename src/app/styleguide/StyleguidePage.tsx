import { PageHeader } from '../../components/layout/PageHeader.tsx';
import { shellTexts } from '../../texts/nl/shell.ts';
import { styleguideTexts } from '../../texts/nl/styleguide.ts';
import { ActionsSample } from './ActionsSample.tsx';
import { FieldsSample } from './FieldsSample.tsx';
import { LayoutSample } from './LayoutSample.tsx';
import { MeasuresSample } from './MeasuresSample.tsx';
import { OverlaysSample } from './OverlaysSample.tsx';
import { StatesSample } from './StatesSample.tsx';
import { TokensSample } from './TokensSample.tsx';

export function StyleguidePage() {
  return (
    <>
      <PageHeader title={shellTexts.titles.styleguide} lead={styleguideTexts.lead} />
      <TokensSample />
      <MeasuresSample />
      <ActionsSample />
      <FieldsSample />
      <StatesSample />
      <LayoutSample />
      <OverlaysSample />
    </>
  );
}
