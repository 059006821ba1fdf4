import { Type } from 'typebox';
import { Form } from '../../entities/form.ts';
import { RegistrationSections } from '../../entities/registrationSection.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, Uid, UrlName } from '../../scalars.ts';
import { formAnswer } from './formAnswer.ts';

export const getForm = defineOperation({
  name: 'get_form',
  method: 'GET',
  group: 'registration',
  access: 'public',
  summary: 'Returns one form of a club with its questions and the earlier answers of the respondent.',
  request: Type.Object({ club: Nid, form: UrlName, uid: Type.Optional(Uid) }),
  response: envelope(RegistrationSections, { ...formAnswer, form: Form }),
});
