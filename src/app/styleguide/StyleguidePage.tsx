import { Button } from '../../components/actions/Button.tsx';
import { ButtonLink } from '../../components/actions/ButtonLink.tsx';
import { IconButton } from '../../components/actions/IconButton.tsx';
import { PageHeader } from '../../components/layout/PageHeader.tsx';
import { hrefs } from '../../paths.ts';
import { shellTexts } from '../../texts/nl/shell.ts';
import { styleguideTexts, styleguideTexts as texts } from '../../texts/nl/styleguide.ts';
import { FieldsSample } from './FieldsSample.tsx';
import { LayoutSample } from './LayoutSample.tsx';
import { MeasuresSample } from './MeasuresSample.tsx';
import { OverlaysSample } from './OverlaysSample.tsx';
import { Sample } from './Sample.tsx';
import { StatesSample } from './StatesSample.tsx';
import { TokensSample } from './TokensSample.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

function ActionsSample() {
  return (
    <Sample title={texts.actions}>
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {texts.action}
        </Button>
      ))}
      <Button variant="primary" icon="cart">
        {texts.action}
      </Button>
      <Button variant="primary" busy>
        {texts.busy}
      </Button>
      <Button disabled>{texts.disabled}</Button>
      <ButtonLink variant="quiet" icon="arrowLeft" to={hrefs.home()}>
        {texts.back}
      </ButtonLink>
      <IconButton icon="close" label={texts.close} onClick={() => {}} />
    </Sample>
  );
}

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
