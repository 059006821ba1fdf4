import { SchemaForm } from '@clubpoort/form-engine';
import { mount } from './mount.ts';
import { showSent } from './pageProps.ts';

/** The schema that the address has, as JSON. */
const schema: unknown = JSON.parse(new URLSearchParams(location.search).get('schema') ?? '{}');

mount(<SchemaForm schema={schema} onSubmit={showSent} />);
