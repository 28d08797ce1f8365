import { act } from '@testing-library/react';
import { DaraIntlProvider, createCatalogue, sdkMessages } from '@dara/sdk/i18n';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { kitMessages } from '../messages/messages.ts';
import { DateField } from './inputs/date-field.tsx';
import * as ui from './ui.ts';

const nothing = () => undefined;
const options = [{ value: 'a', label: 'A' }];

function Everything() {
  return (
    <main>
      <ui.SectionHeading level={2} action={<ui.ButtonLink to="/x">All</ui.ButtonLink>}>
        Notes
      </ui.SectionHeading>
      <ui.Breadcrumb items={[{ label: 'A', to: '/a' }, { label: 'B' }]} />
      <ui.Button loading>Save</ui.Button>
      <ui.TextField label="Name" hint="Hint" error="Wrong" />
      <ui.PasswordField label="Password" checklist value="a" onChange={nothing} />
      <ui.Select label="Type" options={options} value="a" onChange={nothing} />
      <ui.NativeSelect label="Reason" options={options} value="a" onChange={nothing} />
      <ui.ButtonDetails label="More">Below</ui.ButtonDetails>
      <ui.Combobox label="Place" options={options} value="" onChange={nothing} />
      <ui.MultiSelect label="Tags" options={options} value={['a']} onChange={nothing} />
      <ui.Checkbox label="Agree" checked onChange={nothing} />
      <ui.Switch label="On" checked onChange={nothing} />
      <ui.RadioGroup label="Kind" options={options} value="a" onChange={nothing} />
      <DateField label="Born" value="2000-02-29" onChange={nothing} />
      <ui.Tabs label="Tabs" items={[{ id: 'a', label: 'A', content: 'a' }]} />
      <ui.Carousel label="Row">
        <p>One</p>
      </ui.Carousel>
      <ui.Pagination page={2} size={10} total={95} hrefOf={(page) => `/?page=${page}`} />
      <ui.Menu trigger={<ui.Button>Menu</ui.Button>} items={[{ id: 'a', label: 'A' }]} />
      <ui.Dialog open={false} title="Dialog" onClose={nothing} />
      <ui.ToastRegion toasts={[]} onClose={nothing} />
    </main>
  );
}

test.each(['th', 'en'] as const)(
  'what the server renders in %s is what the browser renders',
  async (locale) => {
    const catalogue = createCatalogue({ locale, messages: {} });
    await catalogue.addSource('sdk', sdkMessages);
    await catalogue.addSource('kit', kitMessages);
    const page = () => (
      <DaraIntlProvider catalogue={catalogue}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: <Everything /> }])} />
      </DaraIntlProvider>
    );
    const root = document.createElement('div');
    root.innerHTML = renderToString(page());
    document.body.append(root);
    const onRecoverableError = jest.fn();
    const hydrated = await act(async () => hydrateRoot(root, page(), { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(root.querySelectorAll('li').length).toBeGreaterThan(5);
    await act(async () => hydrated.unmount());
    root.remove();
  },
);
