import { PageHeader } from '../../components/layout/PageHeader.tsx';
import { shellTexts } from '../../texts/nl/shell.ts';
import { styleguideTexts } from '../../texts/nl/styleguide.ts';
import { ActionsSample } from '../styleguide/ActionsSample.tsx';
import { FieldsSample } from '../styleguide/FieldsSample.tsx';
import { LayoutSample } from '../styleguide/LayoutSample.tsx';
import { MeasuresSample } from '../styleguide/MeasuresSample.tsx';
import { OverlaysSample } from '../styleguide/OverlaysSample.tsx';
import { StatesSample } from '../styleguide/StatesSample.tsx';
import { TokensSample } from '../styleguide/TokensSample.tsx';

export function StyleguideRoute() {
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
