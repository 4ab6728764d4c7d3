import { openTestApp, type TestApp } from '@/care-api/testing/open-test-app';
import { pictureUrl } from '@/care-api/testing/sample-pictures';

let test: TestApp;
let editor: string;
beforeAll(async () => {
  test = await openTestApp();
  editor = await test.signIn('editor');
}, 60_000);
afterAll(() => test.close());

async function call(method: string, path: string, body?: unknown, as: string | undefined = editor) {
  const answer = await test.send(method, path, body, as ? { as } : {});
  return { status: answer.status, body: await answer.json() };
}
const publicly = async (path: string) => (await test.send('GET', path)).json();
const shown = async () => (await publicly('/MenuMaster')).map(({ menuName }: { menuName: string }) => menuName);
const pagesOf = (menuId: number) => publicly(`/MenuPageContent/GetAllMenuMastersmenuId/${menuId}`);
const makeMenu = async (fields: object) => (await call('POST', '/MenuMaster', fields)).body;
const makePage = async (fields: object) => (await call('POST', '/MenuPageContent', fields)).body;

describe('a menu', () => {
  it('is seen by visitors while it leads somewhere, and not in the trash', async () => {
    const made = await makeMenu({ menuName: 'About' });
    expect(made).toMatchObject({ menuName: 'About', menuUrl: '', inMenu: true, parentMenuId: null, version: 1 });
    expect(await shown()).not.toContain('About');
    expect((await call('GET', '/MenuMaster?page=1&status=dead')).body.items).toMatchObject([{ menuName: 'About' }]);
    await makePage({ menuId: made.menuId, contentFileName: 'About us' });
    expect(await shown()).toContain('About');
    const before = await call('GET', `/MenuMaster/${made.menuId}`);
    const pages = await pagesOf(made.menuId);
    await call('DELETE', `/MenuMaster/${made.menuId}`);
    expect(await shown()).not.toContain('About');
    expect(await pagesOf(made.menuId)).toEqual([]);
    expect(JSON.stringify(await publicly('/MenuPageContent'))).not.toContain('About us');
    expect((await call('GET', `/MenuMaster/${made.menuId}`)).status).toBe(404);
    expect((await call('PUT', `/MenuMaster/${made.menuId}`, { menuName: 'A' })).status).toBe(404);
    await call('POST', `/admin/trash/menu/${made.menuId}/restore`);
    const after = await call('GET', `/MenuMaster/${made.menuId}`);
    const counted = { version: 0, updatedAt: '' };
    expect({ ...after.body, ...counted }).toEqual({ ...before.body, ...counted });
    expect(await pagesOf(made.menuId)).toEqual(pages);
    expect(await shown()).toContain('About');
  });

  it('that nobody may delete any more takes its pages and their pictures along', async () => {
    const { menuId } = await makeMenu({ menuName: 'Gone' });
    const page = await makePage({ menuId, contentFileName: 'Gone too', extra1: await pictureUrl() });
    const picture = () => test.send('GET', `/Documents/appImages/${page.extra1}`);
    expect((await picture()).status).toBe(200);
    await call('DELETE', `/MenuMaster/${menuId}`);
    const admin = await test.signIn('admin');
    expect((await call('DELETE', `/admin/trash/menu/${menuId}`, undefined, admin)).status).toBe(200);
    expect((await picture()).status).toBe(404);
    expect((await call('PUT', `/MenuPageContent/${page.menuPageContentId}`, { contentFileName: 'A' })).status).toBe(
      404,
    );
  });

  it('is changed by who has seen it', async () => {
    const { menuId } = await makeMenu({ menuName: 'Seen', menuUrl: '/faq', inMenu: false });
    const change = (menuName: string) =>
      call('PUT', `/MenuMaster/${menuId}`, { menuName, menuUrl: '/faq', version: 1 });
    expect((await change('First')).body).toMatchObject({ menuName: 'First', inMenu: false, version: 2 });
    expect(await change('Late')).toMatchObject({ status: 409, body: { current: { menuName: 'First' } } });
  });

  it('keeps what was not sent, and so does its page', async () => {
    const { menuId } = await makeMenu({ menuName: 'Kept', menuUrl: '/faq', inMenu: false });
    const renamed = await call('PUT', `/MenuMaster/${menuId}`, { menuName: 'Renamed' });
    expect(renamed.body).toMatchObject({ menuName: 'Renamed', menuUrl: '/faq' });
    expect((await call('PUT', `/MenuMaster/${menuId}`, { menuName: 'Kept', menuUrl: '' })).body.menuUrl).toBe('');
    const page = { contentFileName: 'Us', contentIcon: 'heart', contentType: '<p>Words</p>', menuId };
    const { menuPageContentId: id } = (await call('POST', '/MenuPageContent', page)).body;
    const retitled = await call('PUT', `/MenuPageContent/${id}`, { contentFileName: 'Ours' });
    expect(retitled.body).toMatchObject({ ...page, contentFileName: 'Ours' });
    const emptied = { contentFileName: 'Ours', contentIcon: '', contentType: '' };
    expect((await call('PUT', `/MenuPageContent/${id}`, emptied)).body).toMatchObject(emptied);
  });

  it('never stands below itself, nor leads to itself', async () => {
    const [a, b, c] = await Promise.all(
      ['A', 'B', 'C'].map((menuName) => makeMenu({ menuName, inMenu: false }) as Promise<{ menuId: number }>),
    );
    if (!a || !b || !c) throw new Error('They were not made.');
    const put = (id: number, fields: object) => call('PUT', `/MenuMaster/${id}`, { menuName: 'Moved', ...fields });
    const isBelowItself = { status: 422, body: { codes: { parentMenuId: { code: 'menuBelowItself' } } } };
    expect(await put(a.menuId, { parentMenuId: a.menuId })).toMatchObject(isBelowItself);
    expect((await put(b.menuId, { parentMenuId: a.menuId })).body).toMatchObject({ parentMenuId: a.menuId });
    expect((await put(c.menuId, { parentMenuId: b.menuId })).body).toMatchObject({ parentName: 'Moved' });
    expect(await put(a.menuId, { parentMenuId: c.menuId })).toMatchObject(isBelowItself);
    const nothing = { status: 422, body: { codes: { parentMenuId: { code: 'namesNothing' } } } };
    expect(await put(a.menuId, { parentMenuId: 999_999 })).toMatchObject(nothing);
    for (const end of ['', '/', '?a', '#b']) {
      const toItself = await put(a.menuId, { menuUrl: `/pagecontent/${a.menuId}${end}` });
      expect(toItself).toMatchObject({ status: 422, body: { codes: { menuUrl: { code: 'menuToItself' } } } });
    }
    expect((await put(a.menuId, { menuUrl: '/\\example.org' })).status).toBe(422);
    const { items } = (await call('GET', '/MenuMaster?page=1&size=100')).body;
    const depths = items.map(({ menuId, depth }: { menuId: number; depth: number }) => [menuId, depth]);
    const at = depths.findIndex(([id]: number[]) => id === a.menuId);
    expect(depths.slice(at, at + 3)).toEqual([
      [a.menuId, 0],
      [b.menuId, 1],
      [c.menuId, 2],
    ]);
    // Two who move at once, each below the other.
    await put(b.menuId, { parentMenuId: null });
    const both = await Promise.all([
      put(a.menuId, { parentMenuId: b.menuId }),
      put(b.menuId, { parentMenuId: a.menuId }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('finds room in the menu for seven', async () => {
    const answers = [];
    for (let at = 0; at < 8; at += 1)
      answers.push(await call('POST', '/MenuMaster', { menuName: 'Q', menuUrl: '/faq' }));
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.body.codes.inMenu).toEqual({ code: 'menuFull', most: 7 });
    expect(await shown()).toHaveLength(7);
    const { menuId } = await makeMenu({ menuName: 'Waits', menuUrl: '/faq', inMenu: false });
    const show = () => call('PUT', `/MenuMaster/${menuId}`, { menuName: 'Waits', menuUrl: '/faq', inMenu: true });
    expect((await show()).status).toBe(422);
    await call('DELETE', `/MenuMaster/${answers[0]?.body.menuId}`);
    expect((await show()).status).toBe(200);
    const order = await call('PUT', '/admin/order/menu', { ids: [menuId] });
    expect((await shown())[0]).toBe('Waits');
    await call('POST', `/admin/runs/${order.body.run}/undo`);
    expect((await shown()).at(-1)).toBe('Waits');
    const gone = answers[0]?.body.menuId;
    await call('POST', `/admin/trash/menu/${gone}/restore`);
    expect((await call('GET', `/MenuMaster/${gone}`)).body).toMatchObject({ inMenu: false, version: 3 });
    expect(await shown()).toHaveLength(7);
  });

  it('finds room below an entry of the full menu, and stands on top while that one is not in it', async () => {
    const [first] = await publicly('/MenuMaster');
    const below = await makeMenu({ menuName: 'Under', menuUrl: '/faq', parentMenuId: first.menuId });
    const aboveOf = async () =>
      (await publicly('/MenuMaster')).find(({ menuId }: { menuId: number }) => menuId === below.menuId).parentMenuId;
    expect(await aboveOf()).toBe(first.menuId);
    const toTop = await call('PUT', `/MenuMaster/${below.menuId}`, { menuName: 'Under', parentMenuId: null });
    expect(toTop).toMatchObject({ status: 422, body: { codes: { inMenu: { code: 'menuFull' } } } });
    expect(await aboveOf()).toBe(first.menuId);
    await call('DELETE', `/MenuMaster/${first.menuId}`);
    expect(await aboveOf()).toBeNull();
    await call('POST', `/admin/trash/menu/${first.menuId}/restore`);
    expect(await aboveOf()).toBe(first.menuId);
  });
});

describe('a managed page', () => {
  it('without a menu gets one of its own, and is nobody else’s while it is a draft', async () => {
    const body = { contentFileName: 'Our prices', contentType: '<p>Fair.</p>', isDraft: true };
    const page = await makePage(body);
    const menu = (await call('GET', `/MenuMaster/${page.menuId}`)).body;
    expect(menu).toMatchObject({ menuName: 'Our prices', inMenu: false, pages: [{ isDraft: true }] });
    expect(await pagesOf(page.menuId)).toEqual([]);
    expect(JSON.stringify(await publicly('/MenuPageContent'))).not.toContain('Our prices');
    const id = page.menuPageContentId;
    expect((await call('GET', '/admin/pages?page=1&status=draft')).body.items).toMatchObject([
      { menuPageContentId: id, contentType: '', menuName: 'Our prices' },
    ]);
    const many = await call('POST', '/admin/bulk/page', { action: 'publish', ids: [id], versions: { [id]: 1 } });
    expect(many.body.changed).toBe(1);
    expect(await pagesOf(page.menuId)).toMatchObject([{ contentFileName: 'Our prices', contentType: '<p>Fair.</p>' }]);
    await call('POST', `/admin/runs/${many.body.id}/undo`);
    expect(await pagesOf(page.menuId)).toEqual([]);
  });

  it('is written apart from what the public sees, published under another menu, trashed and brought back', async () => {
    const [from, to] = [
      await makeMenu({ menuName: 'F', inMenu: false }),
      await makeMenu({ menuName: 'T', inMenu: false }),
    ];
    // What an import left stays to the letter where nobody touches it.
    const page = await makePage({
      menuId: from.menuId,
      contentFileName: 'Moves',
      contentType: '<p>As  it <b>is</b></p>',
    });
    const path = `/admin/working/page/${page.menuPageContentId}`;
    const standing = (await call('GET', path)).body;
    const data = { ...standing.fields, contentFileName: 'Has moved', menuId: to.menuId };
    const saved = await call('PUT', path, { data, version: 0, publicVersion: 1, tab: 'a' });
    expect(await pagesOf(from.menuId)).toMatchObject([{ contentFileName: 'Moves' }]);
    expect((await call('POST', `${path}/publish`, { version: saved.body.version })).status).toBe(201);
    expect(await pagesOf(from.menuId)).toEqual([]);
    const after = await pagesOf(to.menuId);
    expect(after).toMatchObject([{ contentFileName: 'Has moved', contentType: page.contentType }]);
    const history = (await call('GET', path.replace('working', 'revisions'))).body.items;
    expect(history.map(({ reason }: { reason: string }) => reason)).toEqual(['published', 'begun']);
    await call('DELETE', `/MenuPageContent/${page.menuPageContentId}`);
    expect(await pagesOf(to.menuId)).toEqual([]);
    expect((await call('GET', path)).status).toBe(404);
    await call('POST', `/admin/trash/page/${page.menuPageContentId}/restore`);
    expect(await pagesOf(to.menuId)).toEqual(after);
  });

  it('goes under no menu that is in the trash', async () => {
    const { menuId } = await makeMenu({ menuName: 'Trashed', inMenu: false });
    await call('DELETE', `/MenuMaster/${menuId}`);
    const refused = await call('POST', '/MenuPageContent', { menuId, contentFileName: 'Lost' });
    expect(refused).toMatchObject({ status: 422, body: { codes: { menuId: { code: 'namesNothing' } } } });
  });

  it('leaves one line in the log for each thing that is done', async () => {
    const page = await makePage({ contentFileName: 'Logged' });
    const id = page.menuPageContentId;
    await call('PUT', `/MenuPageContent/${id}`, { contentFileName: 'Logged again', version: 1 });
    await call('DELETE', `/MenuPageContent/${id}`);
    const { body } = await call('GET', `/admin/audit?page=1&kind=page`, undefined, await test.signIn('admin'));
    const own = body.items.filter(({ objectId }: { objectId: string }) => objectId === String(id));
    expect(own.map(({ action }: { action: string }) => action)).toEqual(['trash', 'update', 'create']);
  });
});

it('lets visitors and other roles see nothing of what staff keep', async () => {
  for (const path of ['/MenuMaster?page=1', '/admin/pages?page=1', '/MenuMaster/1']) {
    expect((await test.send('GET', path)).status).toBe(401);
    expect((await call('GET', path, undefined, await test.signIn('recruiter'))).status).toBe(403);
  }
});
