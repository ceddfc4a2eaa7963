import type { ButtonHTMLAttributes } from "react";
import { Link, type LinkProps } from "react-router";
import styles from "./button.module.css";

export type ButtonLook = "primary" | "second" | "quiet" | "danger";

interface Look {
  look?: ButtonLook;
  small?: boolean;
}

const classes = ({ look = "primary", small = false }: Look, extra?: string) =>
  [styles["button"], styles[look], small && styles["small"], extra].filter(Boolean).join(" ");

/**
 * A disabled button says why, in `title` and to screen readers. It keeps the focus; otherwise keyboard users would lose
 * their place while it works.
 */
export function Button({
  look,
  small,
  className,
  disabled = false,
  disabledReason,
  onClick,
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement> & { disabledReason?: string | undefined }) {
  return (
    <button
      type="button"
      className={classes({ ...(look && { look }), ...(small && { small }) }, className)}
      title={disabled ? disabledReason : undefined}
      aria-disabled={disabled || undefined}
      // A submit button then sends nothing, not even by Enter in a field.
      onClick={disabled ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}

export function ButtonLink({ look, small, className, ...rest }: Look & LinkProps) {
  return (
    <Link
      className={classes(
        { ...(look && { look }), ...(small && { small }) },
        className as string | undefined,
      )}
      {...rest}
    />
  );
}
