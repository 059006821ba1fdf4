import { Button } from '../../components/actions/Button.tsx';
import { ButtonLink } from '../../components/actions/ButtonLink.tsx';
import { IconButton } from '../../components/actions/IconButton.tsx';
import { hrefs } from '../../paths.ts';
import { styleguideTexts as texts } from '../../texts/nl/styleguide.ts';
import { Sample } from './Sample.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export function ActionsSample() {
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
