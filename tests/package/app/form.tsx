import { RegistrationForm } from '@clubpoort/form-engine';
import { fakePorts } from './fakePorts.ts';
import { mount } from './mount.ts';
import { showSent } from './pageProps.ts';
import { sectionsWith } from './sections.ts';

const names = new URLSearchParams(location.search).getAll('with');

mount(<RegistrationForm sections={sectionsWith(...names)} ports={fakePorts} onSubmit={showSent} />);
