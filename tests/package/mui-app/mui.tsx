import { RegistrationForm } from '@clubpoort/form-engine';
import { compileForm } from '@clubpoort/form-engine/headless';
import { createValidator } from '@clubpoort/form-engine/rjsf-validator';
import { Card, CardContent, createTheme, GlobalStyles, ThemeProvider, Typography } from '@mui/material';
import StockForm from '@rjsf/mui';
import { useState } from 'react';
import { fakePorts } from './fakePorts.ts';
import { mount } from './mount.ts';
import { showSent } from './pageProps.ts';
import { everyExtra, sectionsWith } from './sections.ts';

const theme = createTheme({ palette: { primary: { main: '#7b1fa2' } } });

const sections = sectionsWith(...everyExtra);
const form = compileForm(sections, { today: '2026-11-20' });
const validator = createValidator(form);

function Host() {
  const [data, setData] = useState<unknown>({});
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyles styles={{ ':root': { '--cf-brand': theme.palette.primary.main } }} />
      <Card component="section" aria-label="Met de motor" className="cf-brand">
        <CardContent>
          <Typography variant="h5">Inschrijving</Typography>
          <RegistrationForm sections={sections} ports={fakePorts} onSubmit={showSent} />
        </CardContent>
      </Card>
      <Card component="section" aria-label="Met rjsf">
        <CardContent>
          <StockForm
            schema={form.schema}
            uiSchema={form.uiSchema}
            validator={validator}
            formData={data}
            onChange={(change) => setData(change.formData)}
          />
          <output className="data">{JSON.stringify(data)}</output>
        </CardContent>
      </Card>
    </ThemeProvider>
  );
}

mount(<Host />);
