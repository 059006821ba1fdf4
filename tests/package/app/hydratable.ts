import { RegistrationForm } from '@clubpoort/form-engine';
import { createElement } from 'react';
import { fakePorts } from './fakePorts.ts';
import { sectionsWith } from './sections.ts';

const formWith = (...names: readonly string[]) =>
  createElement(RegistrationForm, {
    sections: sectionsWith(...names),
    initialAnswers: { name_0: 'Zoë', born_0: '2016-02-01' },
    ports: fakePorts,
    privacy: { href: '/voorwaarden' },
    onSubmit: async () => {},
  });

/** The same forms on the server and in the browser: one that is there at once, one with controls that load their code. */
export const forms = {
  plain: formWith('birthdate', 'number', 'textarea'),
  whole: formWith('phone', 'select', 'address', 'file', 'nationality'),
};

export type FormName = keyof typeof forms;
