import { englishStringTranslator, TranslatableString } from '@rjsf/utils';
import { fillIn } from '../../texts/fillIn.ts';
import type { PartTexts } from '../../texts/partTexts.ts';

type Said = (texts: PartTexts) => string;

const strings: ReadonlyMap<TranslatableString, Said> = new Map<TranslatableString, Said>([
  [TranslatableString.ArrayItemTitle, ({ item }) => item],
  [TranslatableString.YesLabel, ({ yes }) => yes],
  [TranslatableString.NoLabel, ({ no }) => no],
  [TranslatableString.NewStringDefault, () => ''],
  [TranslatableString.AddButton, ({ add }) => add],
  [TranslatableString.AddItemButton, ({ add }) => add],
  [TranslatableString.CopyButton, ({ copy }) => copy],
  [TranslatableString.MoveDownButton, ({ moveDown }) => moveDown],
  [TranslatableString.MoveUpButton, ({ moveUp }) => moveUp],
  [TranslatableString.RemoveButton, ({ remove }) => remove],
  [TranslatableString.ClearButton, ({ clear }) => clear],
  [TranslatableString.PreviewLabel, ({ preview }) => preview],
  [TranslatableString.Type, ({ type }) => type],
  [TranslatableString.Value, ({ value }) => value],
  [TranslatableString.OptionPrefix, ({ option }) => fillIn(option, { n: '%1' })],
  [TranslatableString.TitleOptionPrefix, ({ option }) => `%1: ${fillIn(option, { n: '%2' })}`],
  [TranslatableString.KeyLabel, ({ name }) => fillIn(name, { label: '%1' })],
  [TranslatableString.DeprecatedLabel, ({ deprecated }) => fillIn(deprecated, { label: '%1' })],
  [TranslatableString.FilesInfo, ({ file }) => fillIn(file, { name: '%1', size: '%3' })],
]);

/** rjsf's sentences in the language of the form. */
export function translated(texts: PartTexts): typeof englishStringTranslator {
  return (string, parameters = []) => {
    const text = strings.get(string)?.(texts);
    if (text === undefined) return englishStringTranslator(string, parameters);
    return parameters.reduce((filled, value, index) => filled.replaceAll(`%${index + 1}`, value), text);
  };
}
