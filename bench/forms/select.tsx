import '@clubpoort/form-engine/styles.css';
import { type Choice, PagedSelect } from '@clubpoort/form-engine';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { requestedCount } from './questionsOf.ts';

const places = ['Aalst', 'Brugge', 'Crèvecœur', 'Dendermonde', 'Sint-Eloois-Winkel', 'Mons', 'Liège'];
const options: readonly Choice[] = Array.from({ length: requestedCount() }, (_, index) => ({
  value: `k${index}`,
  label: `Turnkring ${places[index % places.length]} ${index}`,
}));

/** `?as=native`: a native select with as many options, for comparison. */
const isNative = new URLSearchParams(location.search).get('as') === 'native';

function OneSelect() {
  const [value, setValue] = useState('');
  return (
    <div className="cf-form">
      <label htmlFor="club">Vereniging</label>
      {isNative ? (
        <select
          id="club"
          className="cf-input"
          value={value}
          onChange={({ target }) => setValue(target.value)}
        >
          <option value="">Maak een keuze</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <PagedSelect id="club" options={options} value={value} onChange={setValue} />
      )}
    </div>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<OneSelect />);
