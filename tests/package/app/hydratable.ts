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

/** The forms that the server and the browser both render: one without and one with lazy-loaded controls. */
export const forms = {
  plain: formWith('birthdate', 'number', 'textarea'),
  whole: formWith('phone', 'select', 'address', 'file', 'nationality'),
};

export type FormName = keyof typeof forms;
