'use client';
import { useState } from 'react';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import { foldText } from '@/lib/contract/fold-text';

type ComboboxProps = {
  id: string;
  /** None where what is typed and not chosen says nothing. */
  name: string | undefined;
  options: string[];
  /** Offered while nothing is typed. */
  suggestions: string[];
  noMatch: string;
  onOpen: () => void;
  onChoose: (option: string) => void;
};

const optionsShown = 8;

/** Editable combobox with a list of matches (ARIA 1.2 pattern). What was chosen is the caller's to show. */
export function Combobox({ id, name, options, suggestions, noMatch, onOpen, onChoose }: ComboboxProps) {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const matches = text.trim() ? matching(options, text) : suggestions;

  function open() {
    onOpen();
    setIsOpen(true);
    setActive(-1);
  }

  function choose(option: string) {
    setText('');
    setIsOpen(false);
    onChoose(option);
  }

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) return open();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((matches.length + Math.max(active, step === 1 ? -1 : 0) + step) % Math.max(matches.length, 1));
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setIsOpen(false);
    } else if (event.key === 'Enter' && isOpen && (text.trim() || matches[active])) {
      event.preventDefault();
      const option = matches[active] ?? exact(matches, text) ?? (matches.length === 1 ? matches[0] : undefined);
      if (option) choose(option);
    }
  }

  function onBlur() {
    const option = exact(matches, text);
    if (option) choose(option);
    else setIsOpen(false);
  }

  return (
    <div className="relative">
      <input
        id={id}
        name={name}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && matches[active] ? `${id}-${active}` : undefined}
        value={text}
        onChange={(event) => {
          open();
          setText(event.target.value);
        }}
        onFocus={onOpen}
        onClick={open}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        className="min-h-12 w-full rounded-control border border-line-strong bg-surface px-3"
      />
      <Options {...{ id, matches, active, isOpen }} onChoose={choose} />
      <p role="status" className="mt-1 text-muted text-sm empty:hidden">
        {isOpen && text.trim() && matches.length === 0 ? noMatch : ''}
      </p>
    </div>
  );
}

type OptionsProps = {
  id: string;
  matches: string[];
  active: number;
  isOpen: boolean;
  onChoose: (option: string) => void;
};

function Options({ id, matches, active, isOpen, onChoose }: OptionsProps) {
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-labelledby={`${id}-label`}
      hidden={!isOpen || matches.length === 0}
      className="absolute inset-x-0 z-20 mt-1 overflow-hidden rounded-control border border-line-strong bg-surface shadow-raised"
    >
      {matches.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys act on the input, which keeps the focus
        <div
          key={option}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
          className="flex min-h-11 cursor-pointer items-center px-3 hover:bg-sage-soft aria-selected:bg-primary aria-selected:text-on-primary"
        >
          <InOwnLanguage>{option}</InOwnLanguage>
        </div>
      ))}
    </div>
  );
}

/** Names that begin with the text first, then those that hold it. */
function matching(options: string[], text: string): string[] {
  const wanted = foldText(text);
  const holding = options.filter((option) => foldText(option).includes(wanted));
  const beginning = holding.filter((option) => foldText(option).startsWith(wanted));
  return [...new Set([...beginning, ...holding])].slice(0, optionsShown);
}

function exact(options: string[], text: string): string | undefined {
  return options.find((option) => foldText(option) === foldText(text));
}
