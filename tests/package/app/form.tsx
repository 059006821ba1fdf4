import { RegistrationForm } from '@clubpoort/form-engine';
import type { WireQuestion } from '@clubpoort/form-engine/headless';
import { fakePorts } from './fakePorts.ts';
import { mount } from './mount.ts';
import { showSent } from './pageProps.ts';
import { sectionsWith } from './sections.ts';

/** The questions that the address asks besides those of the plain form, as JSON. */
const asked: WireQuestion[] = JSON.parse(new URLSearchParams(location.search).get('ask') ?? '[]');
const sections = [...sectionsWith(), { title: 'Meer', fields: asked }];

mount(<RegistrationForm sections={sections} ports={fakePorts} onSubmit={showSent} />);
