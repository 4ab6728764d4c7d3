type ChoicesProps = {
  name: string;
  legend: string;
  options: [value: string, label: string][];
  chosen: string;
  error?: React.ReactNode;
};

/** One of a few, as radio buttons. */
export function Choices({ name, legend, options, chosen, error }: ChoicesProps) {
  return (
    <fieldset
      {...(error && { id: name, tabIndex: -1, 'aria-describedby': `${name}-error` })}
      className={error ? 'border-danger border-s-4 ps-3' : undefined}
    >
      <legend className="font-semibold">{legend}</legend>
      {error && (
        <p id={`${name}-error`} className="font-semibold text-danger">
          {error}
        </p>
      )}
      <div className="mt-1 flex flex-wrap gap-x-6">
        {options.map(([value, label]) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              className="size-5 shrink-0 accent-primary"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
