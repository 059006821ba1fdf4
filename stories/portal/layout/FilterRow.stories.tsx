import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SearchField } from '#src/components/fields/SearchField.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { FilterRow } from '#src/components/layout/FilterRow.tsx';
import { inPortal } from '../inPortal.tsx';

const nothing = () => {};

/** Stands above a list. The search takes the width that is left, and a narrow screen has a line for each field. */
const meta = {
  ...inPortal,
  title: 'Portal/Layout/FilterRow',
  component: FilterRow,
  tags: ['autodocs'],
  args: {
    children: (
      <>
        <SearchField label="Zoek op naam" placeholder="Zoek op naam" value="" onChange={nothing} />
        <SelectField
          label="Seizoen"
          options={[
            { value: '2026', label: '2026-2027' },
            { value: '2025', label: '2025-2026' },
          ]}
          value="2026"
          onChange={nothing}
        />
      </>
    ),
  },
} satisfies Meta<typeof FilterRow>;
export default meta;

/** The search is the wider field. */
export const SearchAndSeason: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const width = (field: HTMLElement) => field.getBoundingClientRect().width;
    const search = canvas.getByRole('searchbox', { name: 'Zoek op naam' });
    await expect(width(search)).toBeGreaterThan(width(canvas.getByRole('combobox', { name: 'Seizoen' })));
  },
};
