import { exampleRecord, mockApi, person, renderPage } from '@dara/kit/testing';
import { RESOURCES } from '@dara/model';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../remote.json';
import texts from './messages/en.json';
import remote from './remote.tsx';

const network = mockApi();
const ofCms = RESOURCES.filter(({ messages }) => messages.startsWith('cms.'));

async function open(name: string, id = '') {
  const path = routes.find(({ page }) => page === name)!.path;
  await renderPage(await remote.pages[name]!(), {
    ...{ path, url: path.replace(':id', id) },
    ...{ locale: 'en', messages: remote.messages, profile: person('Staff') },
  });
}
const press = async (role: string, name: string | RegExp) =>
  userEvent.click((await screen.findAllByRole(role, { name }))[0]!);

// Texts are found by names from the declaration: one that is missing is a console error, which fails the test.
test.each(ofCms.map((resource) => [resource.noun, resource] as const))(
  'the list and the forms of every %s have all their texts',
  async (noun, resource) => {
    const text = (id: string) => (texts as Record<string, string>)[`${resource.messages}.${id}`]!;
    const record = exampleRecord(resource);
    const address = `/api/management/${noun}`;
    network.get(address, { items: [record], page: 1, size: 10, total: 1 });
    network.get(`${address}/${record.id}`, record);
    await open(`${noun}-list`);
    expect(await screen.findByRole('heading', { name: text('title') })).toBeInTheDocument();
    if (resource.bulk.includes('delete')) {
      await press('checkbox', /Example/);
      await press('button', texts['cms.resource.action.delete']);
      expect(await screen.findByRole('alertdialog')).toHaveTextContent(/Delete one/);
      await userEvent.keyboard('{Escape}');
    }
    if (remote.pages[`${noun}-create`]) {
      await open(`${noun}-create`);
      expect(await screen.findByRole('heading', { name: text('create') })).toBeInTheDocument();
      await open(`${noun}-detail`, record.id);
      expect(await screen.findByRole('button', { name: 'Save' })).toBeInTheDocument();
    } else {
      await press('button', text('create'));
      expect(await screen.findByRole('dialog', { name: text('create') })).toBeInTheDocument();
      await press('button', 'Cancel');
      await press('button', /Example/);
      await press('menuitem', text('action.edit') ?? texts['cms.resource.action.edit']);
      expect(await screen.findByRole('dialog', { name: text('edit') })).toBeInTheDocument();
    }
  },
);
