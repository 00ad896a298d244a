import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import * as admin from '../../admin/admin.admin.styles.ts';
import { KeyboardShortcuts } from '../../admin/moderation/keyboard-shortcuts.tsx';
import { ReasonForm } from '../../admin/moderation/reason-form.tsx';
import { ActionButton, DescriptionList, Select, Table } from '../../admin/ui/components.tsx';
import * as pieces from '../../admin/ui/components.admin.styles.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { LoadMore } from '../../admin/ui/load-more.tsx';
import { NotFoundPage } from '../../admin/ui/not-found.tsx';
import { UnsavedChanges } from '../../admin/ui/unsaved-changes.tsx';
import * as formStyles from '../../ui/form.styles.ts';
import {
  longText,
  longWord,
  failsRequest,
  neverSettles,
  type ComponentStates,
} from '../component-states.ts';

const moreProps = { hasNextPage: true, isFetchingNextPage: false, fetchNextPage: neverSettles };

const router = createMemoryRouter([
  {
    path: '/',
    element: (
      <>
        <UnsavedChanges>Your changes are not saved.</UnsavedChanges>
        <button
          type="button"
          className={formStyles.quiet}
          onClick={() => void router.navigate('/elsewhere')}
        >
          Leave
        </button>
      </>
    ),
  },
  { path: '/elsewhere', element: null },
]);

export const adminStates: ComponentStates[] = [
  {
    name: 'description-list',
    states: [
      {
        name: 'Figures and texts',
        body: (
          <DescriptionList
            label="Subscribers of a site"
            list={[
              { name: 'Confirmed', figure: '1,204', value: '12 new this week' },
              { name: 'Pending', figure: '0' },
              { name: 'Next issue', value: 'Monday, 07:00' },
              { name: 'Status', value: longWord },
            ]}
          />
        ),
      },
    ],
  },
  {
    name: 'table',
    states: [
      {
        name: 'Rows',
        body: (
          <Table
            caption="Issues of a site"
            head={['Issue', { number: 'Recipients' }, 'State', 'Actions']}
            rows={[
              {
                key: 'daily',
                cells: [
                  'Daily, 21 November 2026',
                  '1,204',
                  'Scheduled',
                  <button key="hold" type="button" className={pieces.smallButton}>
                    Hold
                  </button>,
                ],
              },
              { key: 'weekly', cells: [longText, '12', longWord, ''] },
            ]}
          />
        ),
      },
      {
        name: 'Right to left',
        dir: 'rtl',
        body: (
          <Table
            caption="Issues from right to left"
            head={['Issue', { number: 'Recipients' }]}
            rows={[{ key: 'daily', cells: ['Daily', '1,204'] }]}
          />
        ),
      },
    ],
  },
  {
    name: 'select',
    states: [
      {
        name: 'With a hint',
        body: (
          <Select
            name="select-role"
            label="Role"
            hint="Takes effect at once."
            options={[
              { value: 'member', label: 'Member' },
              { value: 'admin', label: 'Admin' },
            ]}
            value="admin"
            onChoose={() => undefined}
          />
        ),
        focus: 'select',
      },
      {
        name: 'Long text',
        body: (
          <Select
            name="select-long"
            label="Post"
            options={[{ value: 'long', label: longText }]}
            value="long"
            onChoose={() => undefined}
          />
        ),
      },
    ],
  },
  {
    name: 'action-button',
    states: [
      {
        name: 'Normal',
        body: (
          <ActionButton act={neverSettles} doing="Sending…" done="Sent.">
            Send now
          </ActionButton>
        ),
        focus: 'button',
      },
      {
        name: 'Pending',
        body: (
          <ActionButton act={neverSettles} doing="Sending…" done="Sent.">
            Send now
          </ActionButton>
        ),
        press: ['button'],
      },
      {
        name: 'Failed',
        body: (
          <ActionButton
            act={failsRequest}
            doing="Deleting…"
            done="Deleted."
            className={formStyles.danger}
          >
            Delete
          </ActionButton>
        ),
        press: ['button'],
      },
    ],
  },
  {
    name: 'file-drop',
    states: [
      {
        name: 'Empty',
        body: <FileDrop id="drop-empty" label="CSV file" accept=".csv" />,
        focus: 'input',
      },
      {
        name: 'Picture',
        body: (
          <FileDrop
            id="drop-picture"
            label="Logo"
            hint="Any image."
            accept="image/*"
            picture="/sites/default/logo.svg"
          />
        ),
      },
      {
        name: 'Uploading, wrong before',
        body: (
          <FileDrop
            id="drop-busy"
            label="Image"
            problem="The image must be at most 2 MB."
            accept="image/*"
            isBusy
            busyWith={`${longWord}.png`}
          />
        ),
      },
    ],
  },
  {
    name: 'small-buttons',
    states: [
      {
        name: 'Normal and pending',
        body: (
          <div className={pieces.smallButtons}>
            <button type="button" className={pieces.smallButton}>
              Up
            </button>
            <button type="button" className={pieces.smallButton} aria-disabled="true">
              Removing…
            </button>
            <button type="button" className={admin.button}>
              Reload
            </button>
          </div>
        ),
        focus: 'button',
      },
    ],
  },
  {
    name: 'callout',
    states: [
      {
        name: 'Text',
        body: (
          <div className={pieces.callout}>
            <p>Digests are paused.</p>
            <p>{longText}</p>
          </div>
        ),
      },
    ],
  },
  {
    name: 'load-more',
    states: [
      { name: 'More', body: <LoadMore list={moreProps} items="#none" /> },
      {
        name: 'Pending',
        body: <LoadMore list={{ ...moreProps, isFetchingNextPage: true }} items="#none" />,
      },
    ],
  },
  {
    name: 'unsaved-changes',
    states: [{ name: 'Leaving', body: <RouterProvider router={router} />, press: ['button'] }],
  },
  {
    name: 'reason-form',
    states: [
      {
        name: 'With a ban and a problem',
        body: (
          <ReasonForm
            action="Ban"
            what="a member"
            suggested=""
            ban
            onDone={() => undefined}
            onCancel={() => undefined}
          />
        ),
        press: ['button[type=submit]'],
      },
    ],
  },
  {
    name: 'keyboard-shortcuts',
    states: [
      {
        name: 'Open',
        body: (
          <KeyboardShortcuts
            shortcuts={[
              { key: 'j', does: 'Next item' },
              { key: 'Enter', does: longText },
            ]}
            isEnabled
            onSwitch={() => undefined}
            onClose={() => undefined}
          />
        ),
      },
    ],
  },
  {
    name: 'not-found',
    states: [{ name: 'Page', body: <NotFoundPage /> }],
  },
];
