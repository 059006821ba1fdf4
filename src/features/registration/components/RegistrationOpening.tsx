import { useParams } from 'react-router';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { registrationTexts as texts } from '#src/texts/nl/registration.ts';
import { FormLoading } from '../../form-filling/index.ts';

/** The step "gegevens" before it is known who registers. */
export function RegistrationOpening() {
  const { club = '' } = useParams();
  return (
    <>
      <PageHeader
        title={texts.ofUnknown}
        lead={texts.lead}
        back={{ to: hrefs.cart({ club }), label: texts.back }}
      />
      <FormLoading />
    </>
  );
}
