import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '@/components/testing/render-in';
import { Combobox } from './combobox';

const cities = ['Aberdeen', 'Ashford', 'Bath', 'Bathgate', 'Fort William', 'Llêyn'];

function setUp() {
  const onChoose = jest.fn();
  renderIn(
    'en',
    <>
      <label id="city-label" htmlFor="city">
        City
      </label>
      <Combobox
        id="city"
        name="city"
        options={cities}
        suggestions={['Bath']}
        noMatch="Nothing"
        onOpen={() => {}}
        onChoose={onChoose}
      />
    </>,
  );
  return { onChoose, box: screen.getByRole('combobox', { name: 'City' }) };
}

describe('a combobox', () => {
  it('offers suggestions before a letter is typed', async () => {
    const { box } = setUp();
    await userEvent.click(box);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Bath']);
    expect(box).toHaveAttribute('aria-expanded', 'true');
  });

  it('finds a part of a name whatever its case and accents, beginnings first', async () => {
    const { box } = setUp();
    await userEvent.type(box, 'BATH');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Bath', 'Bathgate']);
    await userEvent.clear(box);
    await userEvent.type(box, 'lley');
    expect(screen.getByRole('option', { name: 'Llêyn' })).toBeVisible();
  });

  it('is walked with arrows and chosen with Enter, and tells which option is active', async () => {
    const { box, onChoose } = setUp();
    await userEvent.type(box, 'a{ArrowDown}{ArrowDown}');
    const active = screen.getAllByRole('option')[1];
    expect(box).toHaveAttribute('aria-activedescendant', active?.id);
    expect(active).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledWith(active?.textContent);
    expect(box).toHaveValue('');
  });

  it('wraps upwards to the last option', async () => {
    const { box, onChoose } = setUp();
    await userEvent.type(box, 'bath{ArrowUp}{Enter}');
    expect(onChoose).toHaveBeenCalledWith('Bathgate');
  });

  it('takes a whole name typed out, but never guesses between two', async () => {
    const { box, onChoose } = setUp();
    await userEvent.type(box, 'bath{Enter}');
    expect(onChoose).toHaveBeenCalledWith('Bath');
    await userEvent.type(box, 'a{Enter}');
    expect(onChoose).toHaveBeenCalledTimes(1);
  });

  it('takes a whole name where one goes on to something else', async () => {
    const { box, onChoose } = setUp();
    await userEvent.type(box, 'bat');
    fireEvent.blur(box);
    expect(onChoose).not.toHaveBeenCalled();
    await userEvent.type(box, 'h');
    fireEvent.blur(box);
    expect(onChoose).toHaveBeenCalledWith('Bath');
    expect(box).toHaveValue('');
  });

  it('closes on Escape and on leaving, and says when there is nothing', async () => {
    const { box } = setUp();
    await userEvent.type(box, 'bath{Escape}');
    expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(box, 'zzz');
    expect(screen.getByRole('status')).toHaveTextContent('Nothing');
    fireEvent.blur(box);
    expect(box).toHaveAttribute('aria-expanded', 'false');
  });

  it('is an ordinary field of its form', () => {
    expect(setUp().box).toHaveAttribute('name', 'city');
  });
});
