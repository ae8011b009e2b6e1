import type { InlinePicture } from '../../providers/mail/port.ts';

/** The product's mark, as in web/public/favicon.svg: a PNG of 84 pixels, because mail readers draw no SVG. */
export const logo: InlinePicture = {
  cid: 'logo',
  contentType: 'image/png',
  base64: [
    'iVBORw0KGgoAAAANSUhEUgAAAFQAAABUCAYAAAAcaxDBAAAABHNCSVQICAgIfAhkiAAAAAFzUkdCAK7OHOkAAAYESURBVHic7Zx/TBNnGMe/1y',
    'ttxXLIxn5oNRLCYkZmtoFTkmG2JSrRxDBJRP1jzIVSdFNaZUwMbquZJLrFiGzZBJcYp0scGJEY49QZFyYaZhCMBmOmTGXd/IHyS6WUu3v3x9LF',
    'qOBd+17vzryfP6/3Ps/3vrm7t8/zvi3AYDAYDAaDwWAwGAwTIqwqTBNWFabprUMJFr0FPImEEk+2LOGULOFUQoknW289T8LQhgped4EM6RgBkg',
    'mQLEM6JnjdBXrrGg1DGkoI4Zxed6VEyE4Atgc+skmE7HR63ZWEEE5HiSNiOFET/J74/h5pFyHIG+08jsM+IYl/729/7f3YqXsyhjL02VXLXEFp',
    'uBFApsIhrQ4+Lvf2lm0BjaUpxjCGOkuL08mwdAQgLnUjuQAXx8+5u7mmQyttajDEO1TwFuVgWDyp3kwAIC4MiycFb1GOFtrUwustwOktXCETsg',
    'vAmCjCOAjIEntWxp1QS9vvFOWpRrdHfmFdHX+o+XAVIVhBMy7H4Zu5b+b46vPzJZpxFefXI2nSGk9iKCj/BEK0eUw57rDNYVnUs6m2T5P4o6WO',
    'dcJE3/JUSQ4dIEC6lnk4oIO32Ob3VX3XqWWex+SNHQklnmwCqYEAybHIxwHdHPgFA9W1J2KRD7Gc5Z0+d164jIxVznC56vS5Ry0SaBKTWT6hxF',
    '1OCKkBYI1FvofgQZDvmJE5FGo5o/mdqukjn+732672/LUdhBijocFxP0xOmljU4feHNEuhVeCEUk8yGZYaCGColhsHnODi+AUDm2u7NYpPH2dp',
    'cTqGxQMESNUifrRwQCfirPO1KFepT0rhMtKoZuK/ySpVq3KV6qQkeN0FEiF1UZaRscJBQJaMycq8MtRy5iytoFTu0Icawrr3B1TA025YRx1EaU',
    'PY6NBqWEdlaAQNYaMTdcM6YkMTS9yZItAYWQ/TyHABK5DbV/19aySjI3qHOn3uPBGkiaaZgsMo8xhxiSBNkZarqicQp7dwBSHY8dBqZNQ0la7D',
    'WLsd7V1XIckyzdCREAeCfHtWxm21DWvFhi6sq+OvTRCqCYFfi4Jg9ay5yHt9GvIzZ+DSrRvo7L5JO4VaOADz7FkZybmla4901NcTJYMUG9o1Xi',
    'gjQEVUEkfho7dnI3FMPJLix2LxtCy8kZKK9q4ruH3vrlYplTL98rXL90Itbc1KTlb8DiXg4qOSpZLZL7+CljXr8WXeYiTYHbFM/Qhqrt0Qq54j',
    'YeV5fPjWLJxdV4mCrGxYOMOseo+IoQ0N87yQiG+XLEVz2WeYmTZFbzmjYgpDw0x1TcKhlWXY/cFyuMYl6S3nsZjK0DDvvpaJtooNWJszH/E2qt',
    '/eosaUhgJAvM2Oinm5aKvYgIUZ0/WW8z+mNTSMa9wz2PG+B4dWlmGqa5LecsxvaJiZaVPQ/PGn+HpRAZ5LEHTT8dQYahT0WNbVhNNXOlFStwvn',
    'Al266jC9oYHeO1jXuBd7206DEEXltqaY1tD7oSFs+eVnbD1+GPdDmi2zq8aUhu5vb8Wahj0I9PboLeURTGXouUAXPtm3B79duqi3lBExhaE3+/',
    'vgP9iA3S3NkA3wnhwNQxsqShJqTxzHFwf3Y2AoqLccRRjW0KMXzqO8YQ8u3riutxRVGM7QP7tvYfXeH3H0wnm9pUSEYQwdCA6iorEe25qOYUgU',
    '9ZYTMYYxdPbWTegPDuotI2oMU8s/DWbCSIY+LTBDKcMMpQwzlDIqDOXM9Q2bKsqvXbGhFitpj1iPyVFz7YoNzcmac5oDmiJWZVI4Ds2rhYmKd+',
    'Cp2tsilBS/JEE8T3sro4G5Z7Xzr/Z9VXtZ6QBVk1J/dc0fVjufDiCi3b0mo1WtmYhmn2eyzzM+ZJEnyzL03RpHGYsFQZtsudpdVfuP3loYDAaD',
    'wYgKxbP8ON+yFBFiirZy1GGFs723qqr3wWOVVdtfCAalF2nmcTj46xW+ohvKNClElMWlBOTzqJRRRrTcfQfArw8eGxyUlwHw08wzOCj7AaxXci',
    '7rNlGGGUoZZihlmKGUMf4vqSJg48aaRJrxysuLY/4fegwGwxT8CyZO+l9+XDrHAAAAAElFTkSuQmCC',
  ].join(''),
};
