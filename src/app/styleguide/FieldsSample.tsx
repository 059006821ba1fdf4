import { useState } from 'react';
import { Chip } from '../../components/fields/Chip.tsx';
import { SearchField } from '../../components/fields/SearchField.tsx';
import { SegmentedControl } from '../../components/fields/SegmentedControl.tsx';
import { SelectField } from '../../components/fields/SelectField.tsx';
import { TextField } from '../../components/fields/TextField.tsx';
import { styleguideTexts as texts } from '../../texts/nl/styleguide.ts';
import styles from './Sample.module.css';
import { Sample } from './Sample.tsx';

const displays = [
  { value: 'grid', label: texts.grid, icon: 'grid' },
  { value: 'list', label: texts.list, icon: 'list' },
] as const;

const members = texts.choices.map((name) => ({ value: name, label: name }));

export function FieldsSample() {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [search, setSearch] = useState('');
  const [member, setMember] = useState(members[0]?.value ?? '');
  const [chosen, setChosen] = useState(true);
  const [display, setDisplay] = useState<'grid' | 'list'>('grid');
  return (
    <Sample title={texts.fields}>
      <div className={styles.wide}>
        <TextField label={texts.name} hint={texts.nameHint} value={name} onChange={setName} />
      </div>
      <div className={styles.wide}>
        <TextField optional label={texts.name} error={texts.nameError} value={name} onChange={setName} />
      </div>
      <div className={styles.wide}>
        <TextField type="password" label={texts.password} value={password} onChange={setPassword} />
      </div>
      <div className={styles.wide}>
        <SearchField labelVisible label={texts.search} value={search} onChange={setSearch} />
      </div>
      <div className={styles.wide}>
        <SelectField label={texts.select} options={members} value={member} onChange={setMember} />
      </div>
      <Chip pressed={chosen} onToggle={setChosen}>
        {texts.chip}
      </Chip>
      <SegmentedControl legend={texts.display} segments={displays} value={display} onChange={setDisplay} />
    </Sample>
  );
}
